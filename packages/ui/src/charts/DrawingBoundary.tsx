import { Component, type ReactNode } from 'react'

interface DrawingBoundaryProps {
  /** What stands there when the drawing could not be fetched. */
  instead: ReactNode
  children: ReactNode
}

/** A drawing that does not come, after a release or without a network, costs the picture and not the page. */
export class DrawingBoundary extends Component<DrawingBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
