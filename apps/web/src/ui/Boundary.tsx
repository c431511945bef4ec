import { Component, type ReactNode } from "react";

type BoundaryProps = { fallback?: ReactNode; onFailed?: () => void; children: ReactNode };

/** An error boundary for what the page can do without: when it cannot be loaded or drawn, the fallback stands in its place. */
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
