export function securityHeaders() {
  return [{ key: 'X-Content-Type-Options', value: 'nosniff' }];
}
