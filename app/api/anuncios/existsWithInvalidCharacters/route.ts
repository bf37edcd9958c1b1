import { serve } from '@/lib/access/serve';
import { announcementExistsOp } from '@/lib/announcements/contract';
import { announcementExists } from '@/lib/announcements/queries/announcements';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(announcementExistsOp), announcementExists);
