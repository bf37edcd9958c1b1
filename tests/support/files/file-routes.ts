import { GET as readFile } from '@/app/api/files/[id]/route';
import { GET as readThumbnail } from '@/app/api/files/[id]/thumbnail/route';
import { POST as finish } from '@/app/api/uploads/[id]/finish/route';
import { PUT as part } from '@/app/api/uploads/[id]/parts/[offset]/route';
import { DELETE as cancel, GET as progress } from '@/app/api/uploads/[id]/route';
import { POST as begin } from '@/app/api/uploads/route';
import { startRouteServer } from '../http/route-server';

/** All that uploads and files are served by, over real HTTP. */
export function startFileServer() {
  return startRouteServer([begin, progress, cancel, part, finish, readFile, readThumbnail]);
}
