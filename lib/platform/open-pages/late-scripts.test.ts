import { describe, expect, it } from 'vitest';
import { withLateScripts } from './late-scripts';

describe('withLateScripts', () => {
  it('keeps what would be fetched for later, once each, and leaves what stands inside', () => {
    const page =
      '<head><link rel="stylesheet" href="/_next/kept.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/b.js" async=""></script></head>' +
      '<body><script>"page-awake"</script><script src="/_next/c.js" noModule=""></script><script src="/_next/a.js" async=""></script><link rel="stylesheet" href="/_next/a.css"/></body>';
    expect(withLateScripts(page)).toBe(
      '<head><link rel="stylesheet" href="/_next/kept.css"/><link rel="late" data-late="" as="script" href="/_next/b.js"/></head>' +
        '<body><script>"page-awake"</script><script src="/_next/c.js" noModule=""></script><link rel="late" data-late="" as="script" href="/_next/a.js"/><link rel="late" data-late="" as="style" href="/_next/a.css"/></body>',
    );
  });

  it('leaves a page that has nothing to wake it', () => {
    const page = '<head><script src="/_next/b.js" async=""></script></head>';
    expect(withLateScripts(page)).toBe(page);
  });
});
