'use client';

import { ErrorScreen, type ErrorScreenProps } from '@/components/shell/error-screen';
import { links } from '@/lib/platform/links';

/** The sign-in screen sends whoever is signed in to the own home (§2), and the others are asked to sign in. */
export default function AreaError(props: ErrorScreenProps) {
  return <ErrorScreen {...props} home={links.login()} />;
}
