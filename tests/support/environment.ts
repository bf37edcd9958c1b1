/** What env() asks of a product with DATABASE_URL, for tests that run its modules without starting it. */
Object.assign(process.env, {
  AUTH_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
  PUBLIC_URL: 'http://localhost:3000',
  LOG_LEVEL: 'silent',
});
