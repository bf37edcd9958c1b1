import { describe, expect, it } from 'vitest';
import { withStylesInside } from './styles-inside';

const link = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>';
const page = `<html><head>${link}</head><body><p>Olá</p></body></html>`;

describe('withStylesInside', () => {
  it('writes the sheet into the head and moves its link to the end', async () => {
    const css = 'p{color:red;background:url("data:image/svg+xml,x");mask:url(/a.svg)}$&';
    expect(await withStylesInside(page, '', { read: async () => css })).toBe(
      `<html><head><style>${css}</style></head><body><p>Olá</p>${link}</body></html>`,
    );
  });

  it('names a sheet that is to be kept, whose link stays and fetches nothing', async () => {
    const still = link.replace('<link', '<link disabled=""');
    expect(await withStylesInside(page, '', { isKept: true, read: async () => 'p{}' })).toBe(
      `<html><head><style data-sheet="/_next/a.css">p{}</style>${still}</head><body><p>Olá</p></body></html>`,
    );
  });

  it('leaves a sheet whose addresses are relative to itself', async () => {
    expect(await withStylesInside(page, '', { read: async () => 'p{background:url(../a.png)}' })).toBe(page);
  });

  it('leaves a sheet that would end the style element', async () => {
    expect(await withStylesInside(page, '', { read: async () => 'p::after{content:"</style><script>"}' })).toBe(page);
  });
});
