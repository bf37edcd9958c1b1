/** What a provider may say of somebody. */
export type Called = { readonly email?: unknown; readonly preferred_username?: unknown; readonly name?: unknown };

/** By what people know an account of theirs: its address, else its login there, else the name. */
export function calledIn({ email, preferred_username: username, name }: Called): string | undefined {
  return [email, username, name].find((each): each is string => typeof each === 'string' && each !== '');
}

/** No more than who it is, and what the account is called, of a provider that says it would tell. */
export function scopeOf(supported: readonly string[] = []): string {
  return ['openid', ...['email', 'profile'].filter((scope) => supported.includes(scope))].join(' ');
}
