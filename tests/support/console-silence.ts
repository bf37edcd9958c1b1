import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A stray warning is a defect that nobody reads: it fails the test that caused it. A test that expects one mocks it. */
const watched = ['error', 'warn'] as const;
let said: unknown[][] = [];

beforeEach(() => {
  said = [];
  for (const method of watched) {
    vi.spyOn(console, method).mockImplementation((...words) => {
      said.push([method, ...words]);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(said, 'written to the console').toEqual([]);
});
