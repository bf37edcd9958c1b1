import { serve } from '@/lib/access/serve';
import { announcementExistsOp } from '@/lib/announcements/contract';
import { announcementExists } from '@/lib/announcements/queries/announcements';

export const GET = serve(announcementExistsOp, announcementExists);
