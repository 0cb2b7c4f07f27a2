import { gql } from 'urql';

export interface NoticeParams {
  store_id?: string;
  /** In the reader's language where the work has it. */
  name?: string;
  category?: string;
  author_uuid?: string;
  author?: string;
  /** Who decided. */
  who?: string;
  /** Of an agent: a fraction. */
  rate?: number;
  /** Of a refusal by staff. */
  rejection_type?: string;
  /** When what it tells of ends. */
  until?: string;
  /** What it costs. */
  coins?: number;
  /** How an update begins, why something was decided, or what staff say. */
  text?: string | null;
}

export interface Notification {
  uuid: string;
  type: string;
  key: string;
  params: NoticeParams;
  created_at: string;
  notification_user_label: { label: string; client: string }[];
}

interface NoticesData {
  findNotification: { list: Notification[]; totalCount: number; unreadCount: number };
}

export const NOTICES = gql<NoticesData, { lang: string; page: number }>`
  query Notices($lang: String, $page: Int) {
    findNotification(lang: $lang, q: { page: $page, pageSize: 30, orderField: "created_at-desc" }) {
      list {
        uuid
        type
        key
        params
        created_at
        notification_user_label { label client }
      }
      totalCount
      unreadCount
    }
  }
`;

export const LABEL_NOTICE = gql<{ addNotificationUserLabel: boolean }, { uuid: string; label: 'read' | 'delete' }>`
  mutation LabelNotice($uuid: ID!, $label: String!) {
    addNotificationUserLabel(notification_uuid: $uuid, label: $label)
  }
`;

/** Marking answers no notice, and an empty list names none; the header counts them as well. */
export const TOUCHES_NOTICES = { additionalTypenames: ['Notification', 'NotificationList'] };
