import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Shows nothing in place of a widget that has thrown. React passes the error to `onCaughtError` of the root (A1). */
export class WidgetErrorBoundary extends Component<Props, { readonly hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override render() {
    return this.state.hasThrown ? null : this.props.children;
  }
}
