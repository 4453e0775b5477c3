ALTER TABLE "email_verifications" ADD COLUMN "profile" jsonb;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD COLUMN "browser_hash" text;--> statement-breakpoint
-- Nobody has proved these addresses, so nobody knows who typed what stands with them.
UPDATE "users" SET "first_name" = NULL, "last_name" = NULL, "account_type" = 'individual'
WHERE "email_verified_at" IS NULL AND "email" IS NOT NULL AND "external_id" IS NULL
  AND NOT EXISTS (SELECT FROM "linked_identities" WHERE "linked_identities"."user_id" = "users"."id");
