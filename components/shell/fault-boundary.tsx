'use client';

import { Component, type ReactNode } from 'react';
import { accountForFault } from './account-for-error';

type Props = {
  children: ReactNode;
  /** Said in the place of what failed. Without them nothing stands there, because nothing was to be seen. */
  words?: { failed: string; again: string };
  /** For whoever opened what failed and closes it again. */
  onFault?: () => void;
};

/** Around each part of the shell: its fault is told to the server and leaves the page, and what is typed there, standing. */
export class FaultBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    void accountForFault(error);
    this.props.onFault?.();
  }

  override render() {
    const { children, words } = this.props;
    if (!this.state.hasFailed) return children;
    if (!words) return null;
    return (
      <p role="alert" data-print="no" className="part-failed">
        {words.failed}{' '}
        <button type="button" onClick={() => this.setState({ hasFailed: false })}>
          {words.again}
        </button>
      </p>
    );
  }
}
