/** A door that hands on where its caller is, for commands that count by it. */
export const withCallerAddress = {
  carried: (headers: Headers) => ({ address: callerAddress(headers) }),
};

/** As the nearest proxy saw it; without a proxy the server itself says it. */
function callerAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
}
