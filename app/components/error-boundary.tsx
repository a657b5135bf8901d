import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** What takes the place of a part that breaks. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Keeps what breaks from taking more than its own place. A new key makes it try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.fallback(error);
  }
}
