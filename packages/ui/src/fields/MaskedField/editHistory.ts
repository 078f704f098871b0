export interface Edited {
  value: string
  caret: number
}

const mostSteps = 100
const runs = new Set(['insertText', 'deleteContentBackward', 'deleteContentForward'])

/**
 * What undo goes back to. A browser keeps its own history of a field, but loses it where a program writes into the field, as a mask does with
 * nearly every key. As the browser's, it takes a run of typing back at once, until the caret was moved or something else was done.
 */
export class EditHistory {
  private past: Edited[] = []
  private future: Edited[] = []
  private run: { kind: string; caret: number } | undefined

  /** `kind` is the browser's name of the edit (`insertText`, `insertFromPaste`, …). */
  record(before: Edited, after: Edited, kind: string): void {
    const isOneRun = runs.has(kind) && this.run?.kind === kind && this.run.caret === before.caret
    // A key that the mask refused: a run goes on behind it, but none begins, for nothing was done that it could go back to.
    const isNothing = before.value === after.value
    if (!isNothing) this.future = []
    if (!isNothing && !isOneRun) {
      this.past.push(before)
      if (this.past.length > mostSteps) this.past.shift()
    }
    this.run = isNothing && !isOneRun ? undefined : { kind, caret: after.caret }
  }

  undo(present: Edited): Edited | undefined {
    return this.step(this.past, this.future, present)
  }

  redo(present: Edited): Edited | undefined {
    return this.step(this.future, this.past, present)
  }

  /** For a value that came from elsewhere: what was before it is another value's history. */
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
