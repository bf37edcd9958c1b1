import { apiAddress } from '@/lib/platform/browser/api-base';

/** The picture of a post, for whoever reads the post. */
export function muralImageAddress(postId: string): string {
  return apiAddress(`/murals/${postId}/image`);
}
