import { type BrowserContext, expect } from '@playwright/test';

/** Said where a test's browser registers no worker (playwright.config.ts). */
const noWorker = /Service Worker registration blocked by Playwright/;

/** A stray warning is a defect that nobody reads: every one fails its test, and so does one that was expected in vain. */
export class ConsoleWatch {
  readonly #said: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        this.#said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (thrown) => this.#said.push(`thrown: ${thrown.error().message}`));
  }

  /** Lines that this test is about. */
  expect(...lines: RegExp[]): void {
    this.#expected.push(...lines);
  }

  /** Lines that come or not, as the moment of a cut has it. */
  allow(...lines: RegExp[]): void {
    this.#allowed.push(...lines);
  }

  settle(): void {
    const foretold = [noWorker, ...this.#allowed, ...this.#expected];
    const stray = this.#said.filter((line) => !foretold.some((pattern) => pattern.test(line)));
    const missing = this.#expected.filter((pattern) => !this.#said.some((line) => pattern.test(line)));
    expect(stray, 'written to the browser console').toEqual([]);
    expect(missing.map(String), 'expected in the browser console').toEqual([]);
  }
}
