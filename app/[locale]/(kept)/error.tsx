'use client';

import { ErrorScreen, type ErrorScreenProps } from '@/components/shell/error-screen';

export default function AreaError(props: ErrorScreenProps) {
  return <ErrorScreen {...props} />;
}
