import { Component, type ReactNode } from 'react';
import { forgetFailures } from '#lib/lazy.tsx';

type Props = {
  children: ReactNode;
  fallback: (retry: () => void) => ReactNode;
  /** A change resets the error, so that another page starts without it. */
  resetKey: string;
  onFail?: () => void;
};
type State = { failed: boolean; tries: number; resetKey: string };

/**
 * Shows a friendly page instead of a blank one when rendering fails. React has no function form of error boundaries.
 */
export class ErrorBoundary extends Component<Props, State> {
  declare state: State;
  declare readonly retry: () => void;

  constructor(props: Props) {
    super(props);
    this.state = { failed: false, tries: 0, resetKey: props.resetKey };
    // Assigned in the constructor, because a class field adds helpers for old browsers to the first load.
    this.retry = () => {
      const again = () => this.setState(({ tries }) => ({ failed: false, tries: tries + 1 }));
      // The first retry keeps the state of the page. The next one reloads, because a newer version may be deployed, but
      // only where the server answers: without a network the browser's own error page would take the place of ours.
      if (this.state.tries === 0) again();
      else fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(() => location.reload(), again);
    };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, tries: 0, resetKey: props.resetKey };
  }

  override componentDidCatch(): void {
    forgetFailures();
    this.props.onFail?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
