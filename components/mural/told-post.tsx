import { Told } from '@/components/board/told';
import type { readMuralPostOp } from '@/lib/mural/contract';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { PostPicture } from './post-picture';

/** A post as staff reads one that it may not change. */
export function ToldPost({ post }: { post: ReplyOf<typeof readMuralPostOp> }) {
  const { id, title, text, from, authorName, imageId, imageText } = post;
  return (
    <div>
      <Told title={title} text={text} from={from} by={[authorName]} mark={undefined} />
      {imageId && <PostPicture id={id} title={title} imageText={imageText} />}
    </div>
  );
}
