import { Component, type ReactNode } from "react";

type BoundaryProps = { fallback?: ReactNode; onFailed?: () => void; children: ReactNode };

/** An error boundary for an optional part of a page: when it fails to load or render, the fallback is shown. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.props.onFailed?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
