import type { Page } from '@playwright/test';

declare global {
  interface Window {
    withoutNumbers?: boolean;
  }
}

/** A browser that lacks what the course form formats prices with, until it is told otherwise. */
export function breakNumbers(message = 'no numbers in this browser'): void {
  const { NumberFormat } = Intl;
  window.withoutNumbers = true;
  Intl.NumberFormat = new Proxy(NumberFormat, {
    construct(target, args) {
      if (window.withoutNumbers) throw new Error(message);
      return Reflect.construct(target, args);
    },
  });
}

type Broken = {
  message?: string;
  /** Put into the session storage before: what the shell reads of who is signed in. */
  profile?: object | string;
};

/** An administrator's screen that breaks; the test has signed in. */
export async function openBrokenScreen(page: Page, { message, profile }: Broken = {}): Promise<void> {
  const stored = typeof profile === 'object' ? JSON.stringify(profile) : profile;
  if (stored) await page.addInitScript((text) => sessionStorage.setItem('profile', text), stored);
  // The shell's own question would put the real one in its place.
  await page.route('**/api/Users/profile', (route) => route.fulfill({ json: profile ?? {} }));
  await page.addInitScript(breakNumbers, message);
  await page.goto('/adm/courses/MT');
}
