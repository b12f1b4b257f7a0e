import { Component, type ReactNode } from 'react';
import { forgetFailures } from '#lib/lazy.tsx';

type Props = {
  children: ReactNode;
  fallback: (retry: () => void) => ReactNode;
  /** When it changes, what failed is tried afresh: going to another page is a fresh start. */
  resetKey: string;
  onFail?: () => void;
};
type State = { failed: boolean; tries: number; resetKey: string };

/** Never a blank page: what breaks inside shows a kind page instead. React has no function form of this. */
export class ErrorBoundary extends Component<Props, State> {
  declare state: State;
  declare readonly retry: () => void;

  constructor(props: Props) {
    super(props);
    this.state = { failed: false, tries: 0, resetKey: props.resetKey };
    // Written here: a field of the class would bring the helpers of old browsers into the first visit.
    this.retry = () => {
      // Trying again here keeps what is on the page; if that did not help, AfroLearn itself may be newer by now.
      if (this.state.tries > 0) location.reload();
      else this.setState(({ tries }) => ({ failed: false, tries: tries + 1 }));
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
