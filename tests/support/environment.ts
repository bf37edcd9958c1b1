/** What env() asks of a product with DATABASE_URL, for tests that run its modules without starting it. */
Object.assign(process.env, {
  AUTH_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
  PUBLIC_URL: 'http://localhost:3000',
  LOG_LEVEL: 'silent',
  AI_MASTER_KEY: 'a-master-key-for-tests-only-0123456789ab',
  // Nobody listens there: no test asks a vendor that it did not start itself.
  AI_BASE_URL: 'http://127.0.0.1:9/v1',
});
