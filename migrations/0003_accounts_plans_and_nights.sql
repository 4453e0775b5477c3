CREATE TABLE "event_proposals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"attendee_id" bigint NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"bgg_id" integer,
	"players" text,
	"duration" text,
	"category" text,
	"difficulty" text,
	"weight" real,
	"best_players" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_votes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_votes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"attendee_id" bigint NOT NULL,
	"game_id" bigint,
	"proposal_id" bigint,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_votes_one_game" CHECK (num_nonnulls("event_votes"."game_id", "event_votes"."proposal_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"shares_shelf_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_pictures" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_collection_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_collection_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"collection_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_collection_visits" (
	"collection_id" bigint NOT NULL,
	"visitor_hash" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "shared_collection_visits_collection_id_visitor_hash_pk" PRIMARY KEY("collection_id","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "spent_trials" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stripe_customers_customerId_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"status" text NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "subscriptions_subscriptionId_unique" UNIQUE("subscription_id")
);
--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "came" boolean;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "shares_shelf" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "month_week" integer;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "paused_because" text;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "host_email" text NOT NULL;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "banner_url" text;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "shows_place" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "shows_guests" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "votes_closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "event_id" bigint;--> statement-breakpoint
ALTER TABLE "shared_collections" ADD COLUMN "show_ratings" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_collections" ADD COLUMN "allow_indexing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "organization_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "paid_plan" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "trial_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_digest" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "event_proposals" ADD CONSTRAINT "event_proposals_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_proposals" ADD CONSTRAINT "event_proposals_attendee_id_event_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."event_attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_votes" ADD CONSTRAINT "event_votes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_votes" ADD CONSTRAINT "event_votes_attendee_id_event_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."event_attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_votes" ADD CONSTRAINT "event_votes_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_votes" ADD CONSTRAINT "event_votes_proposal_id_event_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."event_proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_pictures" ADD CONSTRAINT "profile_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_collection_comments" ADD CONSTRAINT "shared_collection_comments_collection_id_shared_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."shared_collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_collection_comments" ADD CONSTRAINT "shared_collection_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_collection_visits" ADD CONSTRAINT "shared_collection_visits_collection_id_shared_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."shared_collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_proposals_once" ON "event_proposals" USING btree ("attendee_id","title_key");--> statement-breakpoint
CREATE INDEX "event_proposals_event" ON "event_proposals" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_votes_once_for_game" ON "event_votes" USING btree ("attendee_id","kind","game_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_votes_once_for_proposal" ON "event_votes" USING btree ("attendee_id","kind","proposal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_votes_one_veto" ON "event_votes" USING btree ("attendee_id") WHERE "event_votes"."kind" = 'veto';--> statement-breakpoint
CREATE INDEX "event_votes_event" ON "event_votes" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_votes_game" ON "event_votes" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "event_votes_proposal" ON "event_votes" USING btree ("proposal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_once" ON "group_members" USING btree ("group_id","email");--> statement-breakpoint
CREATE INDEX "group_members_email" ON "group_members" USING btree ("email");--> statement-breakpoint
CREATE INDEX "groups_owner" ON "groups" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shared_collection_comments_page" ON "shared_collection_comments" USING btree ("collection_id","id");--> statement-breakpoint
CREATE INDEX "shared_collection_comments_author" ON "shared_collection_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shared_collection_visits_day" ON "shared_collection_visits" USING btree ("day");--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_sessions_event" ON "game_sessions" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "mails_ownerless" ON "mails" USING btree ("id") WHERE "mails"."user_id" is null;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree (("sess" -> 'passport' ->> 'user'));