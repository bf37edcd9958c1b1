import { currentActor } from '@/lib/access/enter';
import bareDynamicPage from '../dynamic/page';

/** The bare dynamic page, for somebody who is signed in: what the session check costs as a page's first line. */
export default async function WithSession() {
  if (!(await currentActor())) throw new Error('nobody is signed in');
  return bareDynamicPage();
}
