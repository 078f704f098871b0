import { Component, type ReactNode } from 'react'

interface DrawingBoundaryProps {
  /** Shown if the drawing can't be loaded. */
  instead: ReactNode
  children: ReactNode
}

/** Error boundary for a drawing that can't be loaded, so the page stays usable. */
export class DrawingBoundary extends Component<DrawingBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
