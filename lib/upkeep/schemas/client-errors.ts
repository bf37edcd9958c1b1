import * as z from 'zod/mini';

/** Longer ones are cut, not refused: an error that nobody hears of is not mended. */
function told(charsMax: number) {
  return z._default(
    z.nullable(
      z.pipe(
        z.string(),
        z.transform((text: string) => text.slice(0, charsMax)),
      ),
    ),
    '',
  );
}

/** What the browser tells (§3), in the spec's words. */
export const ToldError = z.object({
  login: told(200),
  tipo: told(60),
  error: told(20_000),
  info: told(40_000),
  accessToken: told(200),
});
