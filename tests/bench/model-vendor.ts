import { startVendor } from '@/tests/support/ai/vendor';

/** A vendor in a process of its own, so that its work is nobody's who is measured. */
const words = ['laço ', 'robô ', 'pino ', 'sinal', ' liga', ' vira', ', e d', 'epois', '. Cad', 'a vez'];
const answer = Array.from(
  { length: 250 },
  (_, index) => words[index % words.length] + (index % 50 === 49 ? '.\n\n' : ''),
).join('');
let told = 0;
// None is like another: a turn that was read once is not read again.
const vendor = await startVendor({
  answer: () => `${answer} ${++told}`,
  pace: { firstTokenMs: 500, perTokenMs: 12.5 },
});
process.on('message', (perTokenMs: number) => vendor.set({ pace: { firstTokenMs: 500, perTokenMs } }));
process.on('SIGTERM', () => process.exit(0));
process.send?.({ baseUrl: vendor.baseUrl, key: vendor.key });
