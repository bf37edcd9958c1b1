export type Face = 'login' | 'selfielogin' | 'compscilogin';

/** What the address of a sign-in screen may carry: codes, never sentences. */
export type SignInQuery = {
  reason?: string;
  error?: string;
  wait?: string;
  from?: string;
  provider?: string;
  link?: string;
  done?: string;
};

const reasons = ['not-allowed', 'not-authenticated'] as const;

export function signInReason(value: string | undefined): (typeof reasons)[number] | undefined {
  return reasons.find((reason) => reason === value);
}
