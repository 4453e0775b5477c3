CREATE TABLE "shared_stories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_stories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"share_id" text NOT NULL,
	"subject" text NOT NULL,
	"subject_name" text,
	"range" text NOT NULL,
	"title" text NOT NULL,
	"shows_names" boolean DEFAULT false NOT NULL,
	"shows_places" boolean DEFAULT false NOT NULL,
	"shows_prices" boolean DEFAULT false NOT NULL,
	"cards" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_stories_shareId_unique" UNIQUE("share_id")
);
--> statement-breakpoint
ALTER TABLE "shared_stories" ADD CONSTRAINT "shared_stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shared_stories_one_of_each" ON "shared_stories" USING btree ("user_id","subject",coalesce("subject_name", ''),"range");