export function env() {
  return {
    DATABASE_URL: process.env.DATABASE_URL as string,
    DATABASE_POOL_MAX: Number(process.env.DATABASE_POOL_MAX ?? 10),
    PORT: Number(process.env.PORT ?? 3000),
    DATA_DIR: process.env.DATA_DIR ?? '.data',
    AUTH_SECRET: process.env.AUTH_SECRET as string,
    PUBLIC_URL: process.env.PUBLIC_URL as string | undefined,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    METRICS_TOKEN: process.env.METRICS_TOKEN,
  };
}
