import type { WidgetConfig } from '@partner-dashboard/client'
import type { Stage } from './scenario'

interface WidgetTexts {
  title: Record<Stage, string>
  upTo: (amount: string) => string
  fee: (rate: string) => string
  discount: (rate: string) => string
  paid: (paid: string, total: string) => string
  button: (stage: Stage, variant: WidgetConfig['cta_variant']) => string | undefined
}

const english: WidgetTexts = {
  title: {
    apply: 'You have an offer',
    decide: 'Your application is under review',
    fund: 'You are approved',
    repay: 'You are funded',
    recover: 'Payments have stopped',
    paid: 'Paid off',
    waived: 'Your balance was waived',
    denied: 'Your application was not approved',
    closed: 'This offer has ended',
  },
  upTo: (amount) => `Up to ${amount}`,
  fee: (rate) => `Fee ${rate}`,
  discount: (rate) => `${rate} off the fee`,
  paid: (paid, total) => `${paid} of ${total} paid`,
  button: (stage, variant) =>
    stage === 'apply'
      ? { see_offer: 'See offer', get_funded: 'Get funded', learn_more: 'Learn more' }[variant]
      : undefined,
}

const french: WidgetTexts = {
  title: {
    apply: 'Vous avez une offre',
    decide: 'Votre demande est à l’étude',
    fund: 'Votre demande est approuvée',
    repay: 'Vous avez reçu les fonds',
    recover: 'Les paiements sont interrompus',
    paid: 'Entièrement payé',
    waived: 'Votre solde a été annulé',
    denied: 'Votre demande n’a pas été approuvée',
    closed: 'Cette offre a pris fin',
  },
  upTo: (amount) => `Jusqu’à ${amount}`,
  fee: (rate) => `Frais de ${rate}`,
  discount: (rate) => `${rate} de rabais sur les frais`,
  paid: (paid, total) => `${paid} payés sur ${total}`,
  button: (stage, variant) =>
    stage === 'apply'
      ? { see_offer: 'Voir l’offre', get_funded: 'Obtenir les fonds', learn_more: 'En savoir plus' }[variant]
      : undefined,
}

export const widgetTexts = (locale: string): WidgetTexts => (locale.startsWith('fr') ? french : english)
