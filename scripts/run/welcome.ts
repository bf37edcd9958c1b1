/** The address and, for the demo, who can sign in: one piece, so that whoever waits for it has all of it. */
export async function welcome({ url, demo }: { url: string; demo: boolean }): Promise<void> {
  const { PUBLIC_URL } = process.env;
  const ready = `\nReady at ${PUBLIC_URL === url ? url : `${url}, people type ${PUBLIC_URL}`}\n`;
  process.stdout.write(demo ? `${ready}${await demoTable(url)}\nCtrl+C stops it.\n` : ready);
}

async function demoTable(url: string): Promise<string> {
  const { demoLogins, demoPassword } = await import('@/prisma/seed/people');
  const width = Math.max(...demoLogins.map(({ login }) => login.length)) + 2;
  const rows = demoLogins.map(({ login, home }) => `  ${login.padEnd(width)}${url}${home}\n`);
  return `\nDemo logins (password ${demoPassword}):\n${rows.join('')}`;
}
