import { lessonTap } from '@/lib/lessons/contract';
import { operation } from '@/lib/platform/http/operation';
import type { askDoubt } from './commands/ask-doubt';
import type { moveDoubt } from './commands/move-doubt';
import type { withdrawDoubt } from './commands/withdraw-doubt';

export const askDoubtOp = operation<typeof askDoubt>(
  lessonTap('doubts', 'A student does not understand something; the id is the browser’s'),
);

function ofDoubt(path: string, summary: string) {
  const tap = lessonTap(`doubts/{doubtId}/${path}`, summary);
  return { ...tap, params: { ...tap.params, doubtId: 'doubtId' } } as const;
}

export const withdrawDoubtOp = operation<typeof withdrawDoubt>(
  ofDoubt('withdraw', 'The student takes a doubt back that nobody took up yet'),
);
export const moveDoubtOp = operation<typeof moveDoubt>(
  ofDoubt('state', 'Go to the student, set the doubt as answered, or set it back. Of two taps the later one stands'),
);
