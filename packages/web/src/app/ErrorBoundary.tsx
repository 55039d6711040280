import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Failure } from './Failure.tsx';

interface ErrorBoundaryProps {
  /** Path of the page inside, to know which table it shows. */
  readonly path: string;
  readonly children: ReactNode;
}

/** If a page fails, the rest goes on, and the page says what happened. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('nothing was thrown') };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
  }

  override render(): ReactNode {
    const { path, children } = this.props;
    return this.state.error === null ? children : <Failure error={this.state.error} path={path} />;
  }
}
