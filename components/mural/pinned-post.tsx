import { useFormatter, useTranslations } from 'next-intl';
import { PlainText } from '@/components/board/plain-text';
import { Badge } from '@/components/ui/badge';
import type { ownMuralOp } from '@/lib/mural/contract';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { PostPicture } from './post-picture';

export type Pinned = ReplyOf<typeof ownMuralOp>['items'][number];

/** One post as a student reads it: large, whole, and from whom. */
export function PinnedPost({ post, headingLevel }: { post: Pinned; headingLevel: 2 | 3 }) {
  const t = useTranslations('mural');
  const format = useFormatter();
  const { id, section, className, title, text, hasImage, imageText, from, authorName, isNew } = post;
  const Heading = `h${headingLevel}` as const;
  return (
    <article data-unseen={isNew ? id : undefined} className="card h-full p-4 sm:p-6">
      <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        {isNew && <Badge tone="brand">{t('new-one')}</Badge>}
        <span className="font-semibold">{section === 'class' ? className : t(`forYou.${section}`)}</span>
      </p>
      <Heading className="mt-1 text-xl wrap-anywhere">{title}</Heading>
      {text && <PlainText text={text} className="mt-2 text-lg" />}
      {hasImage && <PostPicture id={id} title={title} imageText={imageText} />}
      <p className="mt-3 text-ink-soft text-sm">
        {authorName} · {format.dateTime(new Date(from), { day: 'numeric', month: 'long', timeZone: 'UTC' })}
      </p>
    </article>
  );
}
