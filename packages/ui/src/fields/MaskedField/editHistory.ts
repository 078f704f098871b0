export interface Edited {
  value: string
  caret: number
}

const maxSteps = 100
const runs = new Set(['insertText', 'deleteContentBackward', 'deleteContentForward'])

/**
 * Undo history of a masked field: programmatic changes clear the browser's own. Like the browser, it groups
 * consecutive typing until the caret moves.
 */
export class EditHistory {
  private past: Edited[] = []
  private future: Edited[] = []
  private run: { kind: string; caret: number } | undefined

  /** `kind` is the `inputType` of the edit (`insertText`, `insertFromPaste`, …). */
  record(before: Edited, after: Edited, kind: string): void {
    const isOneRun = runs.has(kind) && this.run?.kind === kind && this.run.caret === before.caret
    // A rejected key continues a run of typing but doesn't start one.
    const isNothing = before.value === after.value
    if (!isNothing) this.future = []
    if (!isNothing && !isOneRun) {
      this.past.push(before)
      if (this.past.length > maxSteps) this.past.shift()
    }
    this.run = isNothing && !isOneRun ? undefined : { kind, caret: after.caret }
  }

  undo(present: Edited): Edited | undefined {
    return this.step(this.past, this.future, present)
  }

  redo(present: Edited): Edited | undefined {
    return this.step(this.future, this.past, present)
  }

  /** Called when the value changes from outside. */
  clear(): void {
    this.past = []
    this.future = []
    this.run = undefined
  }

  private step(from: Edited[], onto: Edited[], present: Edited): Edited | undefined {
    const next = from.pop()
    if (next) onto.push(present)
    this.run = undefined
    return next
  }
}
