-- Undo:
--   ALTER TABLE "public"."announcements" DROP COLUMN "title_key";
--   ALTER TABLE "public"."mural_posts" DROP COLUMN "title_key";
--   ALTER TABLE "public"."notices" DROP COLUMN "title_key";

ALTER TABLE "announcements"
  ADD COLUMN "title_key" TEXT COLLATE "C" GENERATED ALWAYS AS (public.folded("title")) STORED;

ALTER TABLE "mural_posts"
  ADD COLUMN "title_key" TEXT COLLATE "C" GENERATED ALWAYS AS (public.folded("title")) STORED;

ALTER TABLE "notices"
  ADD COLUMN "title_key" TEXT COLLATE "C" GENERATED ALWAYS AS (public.folded("title")) STORED;
