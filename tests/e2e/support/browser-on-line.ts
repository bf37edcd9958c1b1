import { type BrowserContext, chromium, type TestInfo } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '@/tests/support/chromium';

type Asked = { testInfo: TestInfo; origin: string; line: { origin: string } };

/** A browser on a device of its own, which is still there when it is closed and opened. All that it asks for goes over the line. */
export function openBrowserOnLine({ testInfo, origin, line }: Asked): Promise<BrowserContext> {
  const executablePath = chromiumPath();
  return chromium.launchPersistentContext(testInfo.outputPath('browser'), {
    // The product's own address, over the line: a tap from any other is refused as a foreign site's.
    args: [...chromiumArguments, `--host-resolver-rules=MAP ${new URL(origin).host} ${new URL(line.origin).host}`],
    ...(executablePath && { executablePath }),
    locale: 'pt-BR',
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'allow',
  });
}
