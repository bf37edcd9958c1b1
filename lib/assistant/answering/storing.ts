import { log } from '@/lib/platform/log/log';
import { storeAnswers } from '../commands/store-answers';
import { touchedEveryMs } from '../rules/staleness';
import { type Run, registry } from './registry';

const everyMs = 1000;
/** After the first second: often enough that a reload on another instance shows words. */
const changedMs = 3000;

/** One timer and one statement for all answers of this process, as long as there are any. */
export function keepStoring(): void {
  const own = registry();
  own.storing ??= setInterval(() => void storeAll(), everyMs);
}

async function storeAll(): Promise<void> {
  const own = registry();
  const runs = [...own.runs.values()].filter(({ ending }) => !ending);
  if (own.runs.size === 0) {
    clearInterval(own.storing);
    own.storing = undefined;
  }
  if (runs.length === 0) return;
  try {
    const answers = runs.map((run) => ({ id: run.broadcast.docId, ...dueOf(run, performance.now()) }));
    const { living } = await storeAnswers(null, { answers });
    // Stopped or cleared where another instance answered.
    for (const run of runs) if (!living.includes(run.broadcast.docId)) await run.giveUp('ai.cut');
  } catch (err) {
    log().warn({ err }, 'answers could not be stored');
  }
}

function dueOf(run: Run, now: number): { isDue: boolean; content?: string } {
  const { text } = run.broadcast;
  const waited = now - run.storedAt;
  const isChanged = text.length > run.storedLength && (run.storedLength === 0 || waited >= changedMs);
  if (!isChanged && waited < touchedEveryMs) return { isDue: false };
  run.storedAt = now;
  run.storedLength = text.length;
  return { isDue: true, content: text };
}
