import { serve } from '@/lib/access/serve';
import { deleteAnnouncement } from '@/lib/announcements/commands/delete-announcement';
import { updateAnnouncement } from '@/lib/announcements/commands/update-announcement';
import { deleteAnnouncementOp, readAnnouncementOp, updateAnnouncementOp } from '@/lib/announcements/contract';
import { announcementById } from '@/lib/announcements/queries/announcements';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(readAnnouncementOp), announcementById);
export const POST = serve(withInvalidCharacters(updateAnnouncementOp), updateAnnouncement);
export const DELETE = serve(withInvalidCharacters(deleteAnnouncementOp), deleteAnnouncement);
