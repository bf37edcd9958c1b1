import { deskAfter } from '@/lib/classroom/rules/desk-taps';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { changePack } from '@/lib/platform/kept/packs';
import { beforeForgotten } from '@/lib/platform/outbox/outbox';
import { deskNewsOf } from './desk-news-of';

/** What the server answers goes into the kept desk before the outbox forgets the tap: a reload finds it in one of both. */
export function keepDeskAnswers({ id, name }: { id: string; name: string }): () => void {
  return beforeForgotten(async (settled) => {
    for (const one of settled) {
      const found = deskNewsOf(one, name);
      if (found) await changePack(id, found.classId, (content) => deskAfter(content as Desk, found.news));
    }
  });
}
