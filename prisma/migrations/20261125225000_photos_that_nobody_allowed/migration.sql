-- Undo: none. These photos were of pupils of whom no guardian had allowed one.

-- Until now a pupil could set the own photo without anybody's consent. The hourly sweep deletes the files.
WITH shown AS (
  UPDATE "accounts" a SET "photo_url" = NULL, "revision" = a."revision" + 1
    FROM (SELECT "id", "photo_url" FROM "accounts" WHERE "tipo" = 'aluno' AND "photo_url" IS NOT NULL FOR UPDATE) old
   WHERE a."id" = old."id"
     AND NOT EXISTS (SELECT 1 FROM "consents" c
                      WHERE c."student_id" = a."id" AND c."kind" = 'photo' AND c."ended_at" IS NULL)
  RETURNING a."id", old."photo_url"
), sessions_without AS (
  UPDATE "sessions" s SET "photo_url" = NULL FROM shown WHERE s."account_id" = shown."id"
)
UPDATE "stored_files" f SET "unused_since" = now()
  FROM shown WHERE f."purpose" = 'account-photo' AND '/api/files/' || f."key" = shown."photo_url";
