import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback: (retry: () => void) => ReactNode; resetKey: string };
type State = { failed: boolean; resetKey: string };

/** Never a blank page: what breaks inside shows a kind page instead. React has no function form of this. */
export class ErrorBoundary extends Component<Props, State> {
  declare state: State;

  constructor(props: Props) {
    super(props);
    this.state = { failed: false, resetKey: props.resetKey };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  /* Going to another page is a fresh start. */
  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
