import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** In place of what could not be drawn. */
  failure: ReactNode
  children: ReactNode
}

/** Where there is no router yet, whose pages have their own. What was thrown is reported by the root (main.tsx). */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children
  }
}
