import { afterAll, beforeEach } from 'vitest';
import { startVendor } from '@/tests/support/ai/vendor';
import { type AskedBody, answerTo, lastQuestion } from '@/tests/support/ai/vendor-wire';

/** What was asked, without the passages that are sent with it. */
export function questionIn(body: AskedBody): string {
  return /⟦question⟧\n([\s\S]*)\n⟦\/question⟧/.exec(lastQuestion(body))?.[1] ?? '';
}

const usual = {
  fault: undefined,
  pace: undefined,
  unstreamed: false,
  answer: (body: AskedBody) => answerTo(questionIn(body)),
};

/** The vendor that the product asks in this test file: in the environment before any module of ours reads it. */
export const vendor = await startVendor();
Object.assign(process.env, { AI_BASE_URL: vendor.baseUrl, AI_API_KEY: vendor.key });

beforeEach(() => {
  vendor.requests.length = 0;
  vendor.set(usual);
});

afterAll(() => vendor.close());
