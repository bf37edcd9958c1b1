import { demoPassword } from '@/prisma/seed/people';

/** The cookie of a demo login, through the form's own operation. */
export async function signIn(url: string, username: string): Promise<string> {
  const response = await fetch(`${url}/api/Users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  if (response.status !== 200)
    throw new Error(`${username} could not sign in: ${response.status} ${await response.text()}`);
  return (
    response.headers
      .getSetCookie()
      // As a browser would: what is taken away is not sent.
      .filter((cookie) => !/;\s*max-age=0/i.test(cookie))
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ')
  );
}
