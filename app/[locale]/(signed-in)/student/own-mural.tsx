import { getTranslations } from 'next-intl/server';
import { SeenOnScreen } from '@/components/board/seen-on-screen';
import { PinnedPost } from '@/components/mural/pinned-post';
import { ButtonLink } from '@/components/ui/button';
import type { Actor } from '@/lib/access/actor';
import { links } from '@/lib/links';
import { markMuralSeenOp } from '@/lib/mural/contract';
import { ownMural } from '@/lib/mural/queries/own-mural';
import { shownOnHomeMax } from '@/lib/mural/rules';

/** On a student's home: the newest of the mural, and the way to the others. Nothing where nothing is pinned up. */
export async function OwnMural({ actor }: { actor: Actor }) {
  const [t, { items, total }] = await Promise.all([getTranslations('mural'), ownMural(actor, {})]);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="mural">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="mural" className="text-xl">
          {t('title')}
        </h2>
        {total > shownOnHomeMax && (
          <ButtonLink href={links.ownMural()} size="sm">
            {t('all', { count: total })}
          </ButtonLink>
        )}
      </div>
      <SeenOnScreen op={markMuralSeenOp}>
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {items.slice(0, shownOnHomeMax).map((post) => (
            <li key={post.id}>
              <PinnedPost post={post} headingLevel={3} />
            </li>
          ))}
        </ul>
      </SeenOnScreen>
    </section>
  );
}
