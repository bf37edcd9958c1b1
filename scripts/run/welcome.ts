/** The address and, for the demo, who can sign in. */
export async function welcome({ url, demo }: { url: string; demo: boolean }): Promise<void> {
  process.stdout.write(
    `\nReady at ${process.env.PUBLIC_URL === url ? url : `${url}, people type ${process.env.PUBLIC_URL}`}\n`,
  );
  if (!demo) return;
  const { demoLogins, demoPassword } = await import('@/prisma/seed/people');
  const width = Math.max(...demoLogins.map(({ login }) => login.length)) + 2;
  process.stdout.write(`\nDemo logins (password ${demoPassword}):\n`);
  for (const { login, home } of demoLogins) process.stdout.write(`  ${login.padEnd(width)}${url}${home}\n`);
  process.stdout.write('\nCtrl+C stops it.\n');
}
