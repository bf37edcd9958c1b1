import { serve } from '@/lib/access/serve';
import { deleteAnnouncement } from '@/lib/announcements/commands/delete-announcement';
import { updateAnnouncement } from '@/lib/announcements/commands/update-announcement';
import { deleteAnnouncementOp, readAnnouncementOp, updateAnnouncementOp } from '@/lib/announcements/contract';
import { announcementById } from '@/lib/announcements/queries/announcements';

export const GET = serve(readAnnouncementOp, announcementById);
export const POST = serve(updateAnnouncementOp, updateAnnouncement);
export const DELETE = serve(deleteAnnouncementOp, deleteAnnouncement);
